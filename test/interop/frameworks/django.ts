import { existsSync } from "node:fs";
import { join } from "node:path";
import { hasDebianTools, unpackPackages } from "@lunas/stack/debian/unpack-packages";
import { lunasFolder } from "@lunas/stack/folders";
import { onPath } from "@lunas/stack/on-path";
import { blocksOf, blockWith, frameworksFolder, type ShopProgram, writeFiles } from "./shop";

const page = "docs/frameworks/django.md";

/** Debian's Django for this machine's Python, unpacked below `.lunas`, and the files of the page. Undefined where one is missing. */
export async function djangoShop(port: number): Promise<ShopProgram | undefined> {
  const python = onPath("python3");
  if (python === undefined || !hasDebianTools()) return undefined;
  const django = join(lunasFolder(), "django");
  const libraries = ["python3-sqlparse", "python3-asgiref", "python3-tz"];
  if (!existsSync(django)) await unpackPackages(django, "python3-django", libraries);
  const blocks = blocksOf(page, "python");
  const names = [
    ...["lunas_payment.py", "views.py", "ticket_view.py", "refund_link.py"],
    ...["lunas_webhook.py", "shop/models.py", "shop/webhook_view.py"],
  ];
  const files = Object.fromEntries(names.map((name) => [name, blockWith(blocks, `# ${name}\n`)]));
  return {
    path: python,
    args: [join(frameworksFolder, "django_shop.py"), String(port)],
    env: { PYTHONPATH: join(django, "usr/lib/python3/dist-packages"), PYTHONDONTWRITEBYTECODE: "1" },
    folder: writeFiles({ ...files, "shop/__init__.py": "" }),
  };
}
