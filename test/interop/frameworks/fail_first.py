"""A view's work that throws once: a payer's next request of the same payment must still be served."""

failed = set()


def fail_first(payment):
    """Throws at the first request of a payment."""
    if payment["paymentId"] not in failed:
        failed.add(payment["paymentId"])
        raise RuntimeError("the database is away")
    return 200, {"title": "Paid!"}
