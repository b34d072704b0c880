#!/bin/sh
# Calls the shop as the server of a host, with a signature (RFC 9421) by a key of the shop's setting HOST_KEYS. Use it to try a call
# and as an example; most languages have a library for HTTP Message Signatures.
#
#   KEY_ID=checkout KEY=… border/hosts/signed-call.sh https://www.example.de /service/cart/api/vouchers/reserve \
#     '{"site": "DE", "code": "K7QMX-3RTWB", "order": "4711"}'
set -eu
origin=$1 path=$2 body=$3

digest="sha-256=:$(printf %s "$body" | openssl dgst -sha256 -binary | base64):"
# As in the Host header: in lower case, with the port unless it is the scheme's own.
authority=$(printf %s "${origin#*://}" | tr '[:upper:]' '[:lower:]')
covered="(\"@method\" \"@authority\" \"@path\" \"content-digest\");created=$(date +%s);keyid=\"$KEY_ID\""
signature=$(
  printf '"@method": POST\n"@authority": %s\n"@path": %s\n"content-digest": %s\n"@signature-params": %s' \
    "$authority" "$path" "$digest" "$covered" | openssl dgst -sha256 -hmac "$KEY" -binary | base64
)
exec curl --silent --show-error "$origin$path" --data-raw "$body" \
  --header 'content-type: application/json' \
  --header "content-digest: $digest" \
  --header "signature-input: sig=$covered" \
  --header "signature: sig=:$signature:"
