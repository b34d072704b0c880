<?php
// Header and footer for pages of PHP: fetched within two seconds, cached as long as they are valid, checked for their end
// (docs/any-server.md).

const TIME_LIMIT = 2.0;
// Seconds for which no page asks a shop that has failed.
const PAUSE = 10;

/** Returns the cookie with which staff preview another moment. Only its form is checked; the shop verifies its signature. */
function preview_cookie(): ?string
{
    $token = $_COOKIE['PreviewToken'] ?? '';
    return preg_match('/^\d+\.[\w-]{20,2000}\.[\w-]{43}$/D', $token) ? "PreviewToken=$token" : null;
}

/** Returns the HTML of a fragment, such as "header/DE"; "" while there is none. Its cache is a folder that all processes share. */
function border_part(string $shop, string $fragment, string $folder): string
{
    $failed = "$folder/failed";
    $cookie = preview_cookie();
    if ($cookie !== null && !is_paused($failed)) {
        $preview = fetch_fragment("$shop/service/pageborder/$fragment", $cookie);
        if ($preview !== null) return $preview['html'];
        touch($failed);
    }
    $file = "$folder/" . preg_replace('/[^\w.-]+/', '-', $fragment);
    $copy = read_copy($file);
    if (is_within($copy, 'max-age')) return $copy['html'];
    // One process asks the shop. The others show the last good fragment, or wait if they have none.
    $hasOther = is_within($copy, 'max-age', 'stale-while-revalidate');
    $lock = fopen("$file.lock", 'c');
    if (flock($lock, $hasOther ? LOCK_EX | LOCK_NB : LOCK_EX)) {
        $copy = read_copy($file);
        if (!is_within($copy, 'max-age') && !is_paused($failed)) {
            $fetched = fetch_fragment("$shop/service/pageborder/$fragment");
            if ($fetched === null || $fetched['isDegraded']) touch($failed);
            // A simpler fragment, while the shop has too much to do, replaces no whole one.
            if ($fetched !== null && (!$fetched['isDegraded'] || !is_within($copy, 'max-age', 'stale-if-error'))) {
                $copy = $fetched;
                file_put_contents("$file.draft", json_encode($copy));
                rename("$file.draft", $file);
            }
        }
        flock($lock, LOCK_UN);
    }
    fclose($lock);
    $isShown = is_within($copy, 'max-age', 'stale-while-revalidate') || (is_paused($failed) && is_within($copy, 'max-age', 'stale-if-error'));
    // A fragment that is fresh for no time is for the page that fetched it.
    return $isShown || isset($fetched) ? $copy['html'] ?? '' : '';
}

/** Reports whether a process has found the shop failing a moment ago. */
function is_paused(string $failed): bool
{
    clearstatcache();
    return file_exists($failed) && abs(time() - filemtime($failed)) < PAUSE;
}

function read_copy(string $file): ?array
{
    return is_readable($file) ? json_decode(file_get_contents($file), true) : null;
}

/** Reports whether the age of a copy is within the sum of these directives of its Cache-Control. */
function is_within(?array $copy, string ...$directives): bool
{
    if ($copy === null) return false;
    $seconds = 0;
    foreach ($directives as $name)
        if (preg_match("/(?:^|[ ,])$name=(\d+)/i", $copy['cacheControl'], $found)) $seconds += (int) $found[1];
    return abs(time() - $copy['since']) < $seconds;
}

/** Fetches a fragment. Returns null for everything but a whole one within the time limit. */
function fetch_fragment(string $address, ?string $cookie = null): ?array
{
    $start = microtime(true);
    $stream = @fopen($address, 'r', false, stream_context_create(['http' => [
        'timeout' => TIME_LIMIT,
        'header' => array_filter(['Connection: close', $cookie === null ? '' : "Cookie: $cookie"]),
        'follow_location' => 0,
        'ignore_errors' => true,
        // In chunks, as of HTTP/1.1, PHP could not wait for a body with a limit.
        'protocol_version' => 1.0,
    ]]));
    if (!$stream) return null;
    [$status, $headers] = response_head($stream);
    // The limit of PHP is for each read: a body that trickles would hold the page.
    stream_set_blocking($stream, false);
    $html = '';
    while (!feof($stream) && strlen($html) < 2_000_000) {
        $left = TIME_LIMIT - (microtime(true) - $start);
        $ready = [$stream];
        $none = null;
        if ($left <= 0 || !stream_select($ready, $none, $none, 0, (int) ($left * 1e6))) return null;
        $html .= fread($stream, 65_536);
    }
    fclose($stream);
    if ($status !== 200 || !is_whole($html)) return null;
    return [
        'html' => $html,
        'cacheControl' => $headers['cache-control'] ?? '',
        'since' => (int) $start - (int) ($headers['age'] ?? 0),
        'isDegraded' => isset($headers['x-kontor-degraded']),
    ];
}

/** Reports whether HTML is a whole header or footer, and not an error page or the first half of a fragment. */
function is_whole(string $html): bool
{
    return preg_match('/<(kontor-border|header|footer)[^<>]* data-kontor=/', $html, $root) && str_contains($html, "</$root[1]>");
}

/** Returns status and headers of a response, by their names in small letters. */
function response_head($stream): array
{
    $status = 0;
    $headers = [];
    foreach (stream_get_meta_data($stream)['wrapper_data'] as $line) {
        if (preg_match('~^HTTP/\S+ (\d+)~', $line, $found)) $status = (int) $found[1];
        elseif (str_contains($line, ':')) {
            [$name, $value] = explode(':', $line, 2);
            $headers[strtolower($name)] = trim($value);
        }
    }
    return [$status, $headers];
}
