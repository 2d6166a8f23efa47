<?php

// The files of a new Laravel's config folder, as far as the page needs them: one array for each.
return [
    'app' => [
        'name' => 'Shop',
        'env' => 'local',
        'debug' => true,
        'timezone' => 'UTC',
        'locale' => 'en',
        'key' => 'base64:'.base64_encode(str_repeat('k', 32)),
        'cipher' => 'AES-256-CBC',
        'providers' => [
            Illuminate\Bus\BusServiceProvider::class,
            Illuminate\Cache\CacheServiceProvider::class,
            Illuminate\Database\DatabaseServiceProvider::class,
            Illuminate\Encryption\EncryptionServiceProvider::class,
            Illuminate\Filesystem\FilesystemServiceProvider::class,
            Illuminate\Foundation\Providers\FoundationServiceProvider::class,
            Illuminate\View\ViewServiceProvider::class,
            PageRoutes::class,
        ],
        'aliases' => [],
    ],
    'view' => ['paths' => [], 'compiled' => sys_get_temp_dir()],
    'cache' => ['default' => 'array', 'stores' => ['array' => ['driver' => 'array']], 'prefix' => ''],
    'logging' => [
        'default' => 'out',
        'channels' => ['out' => ['driver' => 'monolog', 'handler' => Monolog\Handler\StreamHandler::class, 'with' => ['stream' => 'php://stdout']]],
    ],
    'database' => [
        'default' => 'sqlite',
        'connections' => ['sqlite' => ['driver' => 'sqlite', 'database' => getenv('LARAVEL_APP').'/database/shop.sqlite', 'prefix' => '']],
    ],
];
