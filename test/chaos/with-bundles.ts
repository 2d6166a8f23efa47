// To be imported before the rest: settlements share transactions in this file's world, also where nobody asked for that.
process.env.CHAOS_BUNDLE_MAX ??= "25";
