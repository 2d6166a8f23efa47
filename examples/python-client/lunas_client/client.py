import time
import uuid

from .api.chains_api import ChainsApi
from .api.payments_api import PaymentsApi
from .api.refunds_api import RefundsApi
from .api.webhooks_api import WebhooksApi
from .transport import LunasError, Transport


class Lunas:
    """The operations of a shop's server. Bodies and answers are the JSON of docs/openapi.json; amounts are strings in base units."""

    def __init__(self, url: str, api_key: str, timeout_seconds: float = 35) -> None:
        transport = Transport(url, api_key, timeout_seconds)
        self.chains = ChainsApi(transport)
        self.payments = PaymentsApi(transport)
        self.refunds = RefundsApi(transport)
        self.webhooks = WebhooksApi(transport)

    def settle(self, body: dict, give_up_seconds: float = 90) -> dict:
        """Settles a payment, and asks again while its outcome is open: the same body with the same key never pays twice.

        Raises LunasError. While `is_open` is true the payment may still succeed: do not ask the payer to sign again.
        """
        key = str(uuid.uuid4())
        ends_at = time.monotonic() + give_up_seconds
        is_repeat = False
        while True:
            try:
                return self.payments.facilitate(body, idempotency_key=key)
            except LunasError as error:
                # After a lost connection the first request may still hold the payment.
                joins = is_repeat and error.code == "nonce_already_used" and error.details.get("status") == "pending"
                if time.monotonic() > ends_at or not (error.is_open or joins):
                    raise
                time.sleep(min(5, error.retry_after_seconds))
                is_repeat = True
