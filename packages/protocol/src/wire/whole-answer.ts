const paidHeaders = ["payment-signature", "lunas-payment"];

/**
 * `fetch` that reads the answer to a request with a payment to its end, before the answer counts. A body that is cut off is a failed request
 * then, so that the payment stays open and is sent again. For callers who read the whole body anyway.
 */
export function wholePaidAnswers(send: typeof fetch): typeof fetch {
  return async (input, init) => {
    const response = await send(input, init);
    const isPaid = input instanceof Request && paidHeaders.some((name) => input.headers.has(name));
    if (!isPaid || response.body === null) return response;
    const { status, statusText, headers } = response;
    return new Response(await response.arrayBuffer(), { status, statusText, headers });
  };
}
