<?php

declare(strict_types=1);

namespace Lunas\Client;

/** Sends requests with a secret key. */
final class Transport
{
    public function __construct(
        private readonly string $url,
        private readonly string $apiKey,
        private readonly int $timeoutSeconds,
    ) {
    }

    public function send(string $method, string $path, array $pathValues, array $query, array $headers, ?array $body): array
    {
        foreach ($pathValues as $name => $value) {
            $path = str_replace('{' . $name . '}', rawurlencode((string) $value), $path);
        }
        $parameters = http_build_query($query);
        $lines = ['X-API-Key: ' . $this->apiKey, 'Content-Type: application/json'];
        foreach (array_filter($headers, static fn ($value) => $value !== null) as $name => $value) {
            $lines[] = "$name: $value";
        }
        $answerHeaders = [];
        $request = curl_init(rtrim($this->url, '/') . $path . ($parameters === '' ? '' : "?$parameters"));
        curl_setopt_array($request, [
            CURLOPT_CUSTOMREQUEST => $method,
            CURLOPT_HTTPHEADER => $lines,
            CURLOPT_RETURNTRANSFER => true,
            // A redirect is an error: the key goes to Lunas only.
            CURLOPT_FOLLOWLOCATION => false,
            CURLOPT_TIMEOUT => $this->timeoutSeconds,
            CURLOPT_HEADERFUNCTION => static function ($_, string $line) use (&$answerHeaders): int {
                [$name, $value] = explode(':', $line, 2) + [1 => ''];
                $answerHeaders[strtolower(trim($name))] = trim($value);
                return strlen($line);
            },
        ] + ($body === null ? [] : [CURLOPT_POSTFIELDS => self::json($body)]));
        $text = curl_exec($request);
        if ($text === false) {
            throw new LunasError(0, ['message' => 'Lunas did not answer: ' . curl_error($request)]);
        }
        $status = curl_getinfo($request, CURLINFO_RESPONSE_CODE);
        $answer = json_decode($text, true);
        if ($status >= 200 && $status < 300 && is_array($answer)) {
            return $answer;
        }
        if ($status >= 200 && $status < 300) {
            // A success that was cut off: the payment may be settled.
            throw new LunasError(0, ['message' => 'The answer of Lunas was cut off']);
        }
        $error = $answer['error'] ?? ['code' => 'unknown', 'message' => "status $status"];
        throw new LunasError($status, $error, (float) ($answerHeaders['retry-after'] ?? 1));
    }

    /** An empty list of fields is the JSON object {}. */
    private static function json(array $body): string
    {
        return $body === [] ? '{}' : json_encode($body, JSON_THROW_ON_ERROR | JSON_UNESCAPED_SLASHES);
    }
}
