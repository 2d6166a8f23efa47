/**
 * The statement that a wallet signs for a sign-in link; EIP-4361's `statement`. A signature over it opens no session, and a
 * signature for a session makes no link.
 */
export const linkStatement = "Make a link that signs a browser in to the Lunas dashboard, once, within a minute.";
