// Import this first: settlements share transactions in this file's tests, also without the setting.
process.env.CHAOS_BUNDLE_MAX ??= "25";
