<?php

// php -S 127.0.0.1:<port> laravel.php, with LARAVEL_APP: a folder with the files of docs/frameworks/laravel.md. The smallest Laravel that serves them:
// an application with its routes, its configuration and an SQLite database, without the skeleton that Debian has no package of.
foreach (['GuzzleHttp/autoload.php', 'Illuminate/autoload.php'] as $file) {
    require_once $file;
}
$base = getenv('LARAVEL_APP');
foreach (glob("$base/app/Http/*/*.php") as $file) {
    require_once $file;
}

use App\Http\Controllers\LunasWebhook;
use App\Http\Middleware\RequirePayment;
use Illuminate\Contracts\Debug\ExceptionHandler;
use Illuminate\Contracts\Http\Kernel as KernelContract;
use Illuminate\Contracts\Console\Kernel as ConsoleContract;
use Illuminate\Database\Schema\Blueprint;
use Illuminate\Foundation\Application;
use Illuminate\Foundation\Http\Kernel;
use Illuminate\Http\Request;
use Illuminate\Support\Facades\DB;
use Illuminate\Support\Facades\Route;
use Illuminate\Support\Facades\Schema;
use Illuminate\Support\ServiceProvider;

class PageKernel extends Kernel
{
    protected $bootstrappers = [
        \Illuminate\Foundation\Bootstrap\LoadConfiguration::class,
        \Illuminate\Foundation\Bootstrap\HandleExceptions::class,
        \Illuminate\Foundation\Bootstrap\RegisterFacades::class,
        \Illuminate\Foundation\Bootstrap\RegisterProviders::class,
        \Illuminate\Foundation\Bootstrap\BootProviders::class,
    ];
}

class PageRoutes extends ServiceProvider
{
    public function boot()
    {
        // The page's own lines.
        require getenv('LARAVEL_APP').'/routes/api.php';
        // Throws at the first request of a payment.
        Route::get('/fails-first', function (Request $request) {
            $mark = getenv('LARAVEL_APP').'/database/'.$request->attributes->get('lunas_payment')['paymentId'];
            if (! file_exists($mark)) {
                touch($mark);
                throw new RuntimeException('the database is away');
            }

            return ['title' => 'Paid!'];
        })->middleware(RequirePayment::class.':5000,One article');
        // What a scheduled command does.
        Route::get('/work', function () {
            LunasWebhook::workOnEvents();

            return ['events' => DB::table('lunas_events')->get()];
        });
    }
}

$app = new Application($base);
$app->singleton(KernelContract::class, PageKernel::class);
$app->singleton(ConsoleContract::class, \Illuminate\Foundation\Console\Kernel::class);
$app->singleton(ExceptionHandler::class, \Illuminate\Foundation\Exceptions\Handler::class);
$kernel = $app->make(KernelContract::class);
$kernel->bootstrap();
if (! Schema::hasTable('lunas_events')) {
    require "$base/database/migration.php";
}
$response = $kernel->handle($request = Request::capture());
$response->send();
$kernel->terminate($request, $response);
