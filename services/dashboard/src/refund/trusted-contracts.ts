/** The addresses of Permit2 and of the x402 proxy, the same on every chain. A test compares them with the libraries'. */
export const trustedContracts = {
  permit2: "0x000000000022D473030F116dDEE9F6B43aC78BA3",
  x402Proxy: "0x402085c248EeA27D92E8b30b2C58ed07f9E20001",
} as const;
