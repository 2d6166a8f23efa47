<?php

declare(strict_types=1);

/** Finds the classes of Lunas\Client in src. With Composer, name the folder in `autoload.psr-4` instead. */
spl_autoload_register(static function (string $class): void {
    $prefix = 'Lunas\\Client\\';
    if (str_starts_with($class, $prefix)) {
        require __DIR__ . '/src/' . str_replace('\\', '/', substr($class, strlen($prefix))) . '.php';
    }
});
