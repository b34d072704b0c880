<?php
// Pages of PHP with the border: SHOP=http://127.0.0.1:3000 php -S 127.0.0.1:8080 border/hosts/php/index.php

require __DIR__ . '/border.php';
require __DIR__ . '/proxy.php';

$shop = getenv('SHOP') ?: 'http://127.0.0.1:3000';
$folder = getenv('CACHE') ?: sys_get_temp_dir() . '/kontor-border';
if (!is_dir($folder)) mkdir($folder, 0700, true);

$address = $_SERVER['REQUEST_URI'];
if (parse_url($address, PHP_URL_PATH) !== '/page.html') {
    if (is_shop_path($address)) pass_on($shop, $address);
    else http_response_code(404);
    return;
}

if (preview_cookie() !== null) header('Cache-Control: no-store');
?>
<!doctype html>
<html lang="de">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>A page of PHP</title>
    <link rel="icon" href="data:," />
  </head>
  <body style="margin: 0">
    <?= border_part($shop, 'header/DE', $folder) ?>
    <main id="kontor-content"><h1>A page of PHP</h1></main>
    <?= border_part($shop, 'footer/DE', $folder) ?>
  </body>
</html>
