<?php

declare(strict_types=1);

namespace Lunas\Client;

/** A refusal, or no answer. `status` is 0 after a lost connection. */
final class LunasError extends \RuntimeException
{
    public readonly string $errorCode;

    /** @var array<string, mixed> */
    public readonly array $details;

    public readonly ?string $requestId;

    /** @param array<string, mixed> $error */
    public function __construct(public readonly int $status, array $error, public readonly float $retryAfterSeconds = 1)
    {
        parent::__construct($error['message'] ?? 'no answer');
        $this->errorCode = $error['code'] ?? 'connection_lost';
        $this->details = $error['details'] ?? [];
        $this->requestId = $error['requestId'] ?? null;
    }

    /** Whether the same request may still succeed: send it again later. */
    public function isOpen(): bool
    {
        return $this->status === 0 || $this->status === 429 || $this->status >= 500;
    }
}
