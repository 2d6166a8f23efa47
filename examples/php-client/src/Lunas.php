<?php

declare(strict_types=1);

namespace Lunas\Client;

use Lunas\Client\Api\ChainsApi;
use Lunas\Client\Api\PaymentsApi;
use Lunas\Client\Api\RefundsApi;
use Lunas\Client\Api\WebhooksApi;

/**
 * The operations of a shop's server. Bodies and answers are the JSON of docs/openapi.json as arrays; amounts are strings
 * in base units.
 */
final class Lunas
{
    public readonly ChainsApi $chains;
    public readonly PaymentsApi $payments;
    public readonly RefundsApi $refunds;
    public readonly WebhooksApi $webhooks;

    public function __construct(string $url, string $apiKey, int $timeoutSeconds = 35)
    {
        $transport = new Transport($url, $apiKey, $timeoutSeconds);
        $this->chains = new ChainsApi($transport);
        $this->payments = new PaymentsApi($transport);
        $this->refunds = new RefundsApi($transport);
        $this->webhooks = new WebhooksApi($transport);
    }

    /**
     * Settles a payment, and asks again while its outcome is open: the same body with the same key never pays twice.
     *
     * @throws LunasError While `isOpen()` is true the payment may still succeed: do not ask the payer to sign again.
     */
    public function settle(array $body, float $giveUpSeconds = 90): array
    {
        $key = bin2hex(random_bytes(16));
        $endsAt = microtime(true) + $giveUpSeconds;
        for ($isRepeat = false; ; $isRepeat = true) {
            try {
                return $this->payments->facilitate($body, idempotencyKey: $key);
            } catch (LunasError $error) {
                // After a lost connection the first request may still hold the payment.
                $joins = $isRepeat && $error->errorCode === 'nonce_already_used'
                    && ($error->details['status'] ?? null) === 'pending';
                if (microtime(true) > $endsAt || !($error->isOpen() || $joins)) {
                    throw $error;
                }
                usleep((int) (min(5, max(0, $error->retryAfterSeconds)) * 1_000_000));
            }
        }
    }
}
