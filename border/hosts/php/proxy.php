<?php
// Passes on the border's addresses to the shop.

/** Headers of one connection, those that PHP writes itself, and those by which a browser could claim another address. */
const DROPPED = [
    'connection', 'keep-alive', 'proxy-authenticate', 'proxy-authorization', 'proxy-connection', 'te', 'trailer',
    'transfer-encoding', 'upgrade', 'content-length', 'expect', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto',
];
const DROPPED_OF_ANSWERS = ['connection', 'keep-alive', 'trailer', 'transfer-encoding', 'upgrade'];

/** Reports whether an address, with its query, is one that the border calls or leads to. */
function is_shop_path(string $address): bool
{
    foreach (json_decode(file_get_contents(__DIR__ . '/../paths.json'), true) as ['pattern' => $pattern])
        if (preg_match("~$pattern~", $address)) return true;
    return false;
}

function pass_on(string $shop, string $address): void
{
    $sent = [
        'Connection: close',
        "X-Forwarded-For: $_SERVER[REMOTE_ADDR]",
        'X-Forwarded-Proto: ' . (empty($_SERVER['HTTPS']) ? 'http' : 'https'),
    ];
    // `Host` is among them: the shop refuses changes whose `Origin` differs from it.
    foreach (getallheaders() as $name => $value)
        if (!in_array(strtolower($name), DROPPED, true)) $sent[] = "$name: $value";
    $answer = @fopen($shop . $address, 'r', false, stream_context_create(['http' => [
        'method' => $_SERVER['REQUEST_METHOD'],
        'header' => $sent,
        'content' => file_get_contents('php://input'),
        'timeout' => 30,
        'follow_location' => 0,
        'ignore_errors' => true,
        'protocol_version' => 1.1,
    ]]));
    if (!$answer) {
        error_log("The shop does not answer: " . (error_get_last()['message'] ?? ''));
        http_response_code(502);
        return;
    }
    [$status] = response_head($answer);
    http_response_code($status);
    header_remove('X-Powered-By');
    foreach (stream_get_meta_data($answer)['wrapper_data'] as $line)
        if (str_contains($line, ':') && !in_array(strtolower(strtok($line, ':')), DROPPED_OF_ANSWERS, true))
            header($line, !preg_match('/^set-cookie:/i', $line));
    if ($_SERVER['REQUEST_METHOD'] === 'HEAD') return;
    while (!feof($answer)) {
        echo fread($answer, 65_536);
        flush();
    }
}
