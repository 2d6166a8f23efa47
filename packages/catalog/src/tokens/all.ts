/** Every token, one line each. */
export { idrx } from "./idrx";
