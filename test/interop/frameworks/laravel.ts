import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { hasDebianTools, libraryFoldersIn, unpackPackages } from "@lunas/stack/debian/unpack-packages";
import { lunasFolder } from "@lunas/stack/folders";
import { blocksOf, blockWith, frameworksFolder, type ShopProgram, writeFiles } from "./shop";

const page = "docs/frameworks/laravel.md";
const extensions = [
  "ctype",
  "dom",
  "fileinfo",
  "iconv",
  "mbstring",
  "pdo",
  "pdo_sqlite",
  "posix",
  "simplexml",
  "tokenizer",
];

/** Debian's Laravel with its PHP, unpacked below `.lunas`, and the files of the page. Undefined where there are no Debian packages. */
export async function laravelShop(port: number): Promise<ShopProgram | undefined> {
  if (!hasDebianTools()) return undefined;
  const [laravel, guzzle] = ["laravel", "guzzle"].map((name) => join(lunasFolder(), name)) as [string, string];
  if (!existsSync(laravel)) await unpackPackages(laravel, "php-laravel-framework", ["php8.2-sqlite3"]);
  if (!existsSync(guzzle)) await unpackPackages(guzzle, "php-guzzlehttp-guzzle", []);
  const folder = writeFiles(filesOfPage());
  const modules = join(laravel, "usr/lib/php", only(join(laravel, "usr/lib/php"), /^\d+$/));
  const options = {
    extension_dir: modules,
    include_path: [guzzle, laravel].map((each) => join(each, "usr/share/php")).join(":"),
    // Laravel 8 is older than this PHP, which tells of each thing that it deprecates.
    error_reporting: "8191",
  };
  const settings = [...Object.entries(options), ...extensions.map((name) => ["extension", name] as const)];
  return {
    path: join(laravel, "usr/bin", only(join(laravel, "usr/bin"), /^php\d[\d.]*$/)),
    args: [
      "-n",
      ...settings.flatMap(([name, value]) => ["-d", `${name}=${value}`]),
      ...["-S", `127.0.0.1:${port}`, join(frameworksFolder, "laravel.php")],
    ],
    env: { LD_LIBRARY_PATH: libraryFoldersIn(laravel).join(":"), LARAVEL_APP: folder, PHP_CLI_SERVER_WORKERS: "3" },
    folder,
  };
}

const uses = [
  "<?php",
  ...[
    "App\\Http\\Controllers\\LunasWebhook",
    "App\\Http\\Middleware\\RequirePayment",
    "Illuminate\\Database\\Schema\\Blueprint",
    "Illuminate\\Support\\Facades\\Route",
    "Illuminate\\Support\\Facades\\Schema",
  ].map((name) => `use ${name};`),
  "",
].join("\n");

/** The files of the page where Laravel looks for them. */
function filesOfPage(): Record<string, string> {
  const blocks = blocksOf(page, "php");
  const configuration = ["app", "view", "cache", "logging", "database"].map((name) => [
    `config/${name}.php`,
    `<?php return (require '${join(frameworksFolder, "laravel-config.php")}')['${name}'];`,
  ]);
  return {
    "app/Http/Middleware/RequirePayment.php": blockWith(blocks, "class RequirePayment"),
    "app/Http/Controllers/LunasWebhook.php": blockWith(blocks, "class LunasWebhook\n"),
    "routes/api.php": [
      uses,
      ...["Route::get('/article'", "Route::get('/ticket'", "Route::post('/webhooks/lunas'"].map((words) =>
        blockWith(blocks, words),
      ),
    ].join(""),
    "database/migration.php": `${uses}${blockWith(blocks, "Schema::create")}`,
    "database/shop.sqlite": "",
    "bootstrap/cache/.keep": "",
    "config/services.php": `<?php\nreturn [\n${blockWith(blocks, "'lunas' => [")}\n];\n`,
    ...Object.fromEntries(configuration),
  };
}

function only(folder: string, name: RegExp): string {
  const found = readdirSync(folder).find((each) => name.test(each));
  if (found === undefined) throw new Error(`${folder} holds nothing like ${name}`);
  return found;
}
