"""A shop's tasks from a terminal, with the client of this folder:

LUNAS_URL=http://localhost:3402 LUNAS_API_KEY=ipk_sandbox_… python3 main.py <task> …

  settle                          the body of POST /facilitate is on standard input
  show <paymentId>
  payments                        the newest ten
  give-back <paymentId>           its content could not be served: the next settle with the same body gets the success again
  prepare-refund <paymentId> <amount>
  refund <paymentId>              the body of POST /payments/{id}/refunds is on standard input
  show-refund <refundId>
  events [<after>]                the events that webhooks tell, in order
"""

import json
import os
import sys

from lunas_client import Lunas, LunasError

lunas = Lunas(os.environ.get("LUNAS_URL", "http://localhost:3402"), os.environ.get("LUNAS_API_KEY", ""))

tasks = {
    "settle": lambda: lunas.settle(json.load(sys.stdin)),
    "show": lambda payment_id: lunas.payments.get_payment(payment_id),
    "payments": lambda: lunas.payments.list_payments(limit=10),
    "give-back": lambda payment_id: lunas.payments.give_back_payment(payment_id),
    "prepare-refund": lambda payment_id, amount: lunas.refunds.prepare_refund(payment_id, {"amount": amount}),
    "refund": lambda payment_id: lunas.refunds.create_refund(payment_id, json.load(sys.stdin)),
    "show-refund": lambda refund_id: lunas.refunds.get_refund(refund_id),
    "events": lambda after=None: lunas.webhooks.list_events(after=after),
}

if __name__ == "__main__":
    task = tasks.get(sys.argv[1] if len(sys.argv) > 1 else "")
    if task is None:
        sys.exit(__doc__)
    try:
        print(json.dumps(task(*sys.argv[2:])))
    except LunasError as error:
        reported = {"status": error.status, "code": error.code, "message": str(error), "isOpen": error.is_open}
        sys.exit(json.dumps(reported))
