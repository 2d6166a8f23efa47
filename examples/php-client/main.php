<?php

/*
A shop's tasks from a terminal, with the client of this folder:

LUNAS_URL=http://localhost:3402 LUNAS_API_KEY=ipk_sandbox_… php main.php <task> …

  settle                          the body of POST /facilitate is on standard input
  show <paymentId>
  payments                        the newest ten
  give-back <paymentId>           its content could not be served: the next settle with the same body gets the success again
  prepare-refund <paymentId> <amount>
  refund <paymentId>              the body of POST /payments/{id}/refunds is on standard input
  show-refund <refundId>
  events [<after>]                the events that webhooks tell, in order
*/

declare(strict_types=1);

use Lunas\Client\Lunas;
use Lunas\Client\LunasError;

require __DIR__ . '/autoload.php';

$lunas = new Lunas(getenv('LUNAS_URL') ?: 'http://localhost:3402', getenv('LUNAS_API_KEY') ?: '');
// Read into objects and arrays as they are: an empty object stays one when it is sent.
$body = static fn (): array => (array) json_decode(stream_get_contents(STDIN), flags: JSON_THROW_ON_ERROR);

$tasks = [
    'settle' => fn () => $lunas->settle($body()),
    'show' => fn (string $paymentId) => $lunas->payments->getPayment($paymentId),
    'payments' => fn () => $lunas->payments->listPayments(limit: 10),
    'give-back' => fn (string $paymentId) => $lunas->payments->giveBackPayment($paymentId),
    'prepare-refund' => fn (string $paymentId, string $amount) => $lunas->refunds->prepareRefund($paymentId, ['amount' => $amount]),
    'refund' => fn (string $paymentId) => $lunas->refunds->createRefund($paymentId, $body()),
    'show-refund' => fn (string $refundId) => $lunas->refunds->getRefund($refundId),
    'events' => fn (?string $after = null) => $lunas->webhooks->listEvents(after: $after),
];

$task = $tasks[$argv[1] ?? ''] ?? null;
if ($task === null) {
    fwrite(STDERR, 'Name a task: ' . implode(', ', array_keys($tasks)) . PHP_EOL);
    exit(1);
}
try {
    echo json_encode($task(...array_slice($argv, 2)), JSON_THROW_ON_ERROR), PHP_EOL;
} catch (LunasError $error) {
    $reported = ['status' => $error->status, 'code' => $error->errorCode, 'message' => $error->getMessage(), 'isOpen' => $error->isOpen()];
    fwrite(STDERR, json_encode($reported, JSON_THROW_ON_ERROR) . PHP_EOL);
    exit(1);
}
