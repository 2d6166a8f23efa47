import http.client
import json
import urllib.error
import urllib.parse
import urllib.request


class LunasError(Exception):
    """A refusal, or no answer. `status` is 0 after a lost connection."""

    def __init__(self, status: int, error: dict, retry_after_seconds: float = 1) -> None:
        super().__init__(error.get("message", "no answer"))
        self.status = status
        self.code = error.get("code", "connection_lost")
        self.details = error.get("details") or {}
        self.request_id = error.get("requestId")
        self.retry_after_seconds = retry_after_seconds

    @property
    def is_open(self) -> bool:
        """Whether the same request may still succeed: send it again later."""
        return self.status in (0, 429) or self.status >= 500


class NoRedirects(urllib.request.HTTPRedirectHandler):
    """A redirect is an error: the key goes to Lunas only."""

    def redirect_request(self, *_):
        return None


_opener = urllib.request.build_opener(NoRedirects)

# What a lost connection, or an answer that is cut off, raises.
LOST = (OSError, ValueError, http.client.HTTPException)


class Transport:
    """Sends requests with a secret key."""

    def __init__(self, url: str, api_key: str, timeout_seconds: float) -> None:
        self._url = url.rstrip("/")
        self._api_key = api_key
        self._timeout_seconds = timeout_seconds

    def send(self, method: str, path: str, *, path_values: dict, query: dict, headers: dict, body) -> dict:
        for name, value in path_values.items():
            path = path.replace("{" + name + "}", urllib.parse.quote(str(value), safe=""))
        parameters = {name: value for name, value in query.items() if value is not None}
        request = urllib.request.Request(
            self._url + path + ("?" + urllib.parse.urlencode(parameters) if parameters else ""),
            data=None if body is None else json.dumps(body).encode(),
            headers={
                "X-API-Key": self._api_key,
                "Content-Type": "application/json",
                **{name: value for name, value in headers.items() if value is not None},
            },
            method=method,
        )
        try:
            with _opener.open(request, timeout=self._timeout_seconds) as answer:
                return json.load(answer)
        except urllib.error.HTTPError as refused:
            raise LunasError(refused.code, _error_of(refused), _seconds(refused.headers.get("Retry-After"))) from None
        except LOST as lost:
            raise LunasError(0, {"message": f"Lunas did not answer: {lost}"}) from lost


def _error_of(refused) -> dict:
    try:
        return json.load(refused)["error"]
    except (*LOST, KeyError, TypeError):
        return {"code": "unknown", "message": f"status {refused.code}"}


def _seconds(header) -> float:
    try:
        return max(0.0, float(header))
    except (TypeError, ValueError):
        return 1.0
