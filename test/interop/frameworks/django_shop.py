"""python3 django_shop.py <port>, in a folder with the files of docs/frameworks/django.md: the smallest Django project that serves them."""

import sys

import django
from django.conf import settings
from django.core.management import call_command
from django.http import JsonResponse
from django.urls import path

sys.path.insert(0, ".")
settings.configure(
    ALLOWED_HOSTS=["localhost", "127.0.0.1"],
    DATABASES={"default": {"ENGINE": "django.db.backends.sqlite3", "NAME": "shop.sqlite"}},
    DEFAULT_AUTO_FIELD="django.db.models.AutoField",
    INSTALLED_APPS=["shop"],
    # As a new project has it: a POST without a token is refused, except where the page says so.
    MIDDLEWARE=["django.middleware.csrf.CsrfViewMiddleware"],
    ROOT_URLCONF=__name__,
    SECRET_KEY="of a test",
    USE_TZ=True,
)
django.setup()

from fail_first import fail_first  # noqa: E402
from lunas_payment import sell  # noqa: E402
from shop.models import LunasEvent  # noqa: E402
from shop.webhook_view import lunas_webhook, work_on_events  # noqa: E402
from ticket_view import ticket  # noqa: E402
from views import article  # noqa: E402


def fails_first(request):
    url = request.build_absolute_uri(request.path)
    status, headers, body = sell(request.headers.get("PAYMENT-SIGNATURE"), 5000, url, "One article", fail_first)
    return JsonResponse(body, status=status, headers=headers)


def work(request):
    """What a management command does."""
    work_on_events()
    rows = LunasEvent.objects.all()
    return JsonResponse({"events": [{"id": row.id, "done_at": row.done_at} for row in rows]})


def posted(request):
    return JsonResponse({})


urlpatterns = [
    path("api/article", article),
    path("api/fails-first", fails_first),
    path("api/ticket", ticket),
    path("webhooks/lunas", lunas_webhook),
    path("work", work),
    path("posted", posted),
]
call_command("migrate", run_syncdb=True, verbosity=0)
call_command("runserver", f"127.0.0.1:{sys.argv[1]}", use_reloader=False, verbosity=0)
