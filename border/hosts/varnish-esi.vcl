# Kontor's page border on pages that Varnish assembles, with edge-side includes.
#
# Change the places marked with "<-". A page of the host then contains
#
#   <esi:include src="/service/pageborder/header/DE"/>
#   ... its own content ...
#   <esi:include src="/service/pageborder/footer/DE"/>
#
# Settings of the shop: SITE_HOSTS="DE=https://www.example.de" is this host's address, and TRUST_PROXY=127.0.0.1 the address
# from which Varnish connects. tests/hosts runs this file.

vcl 4.1;

import std;

# <- where the host's own pages are
backend pages {
    .host = "127.0.0.1";
    .port = "8000";
}

# <- where the shop listens
backend shop {
    .host = "127.0.0.1";
    .port = "3000";
    .connect_timeout = 1s;
}

# <- the shop again, for fragments. Its failures must not end requests for everything else of the shop.
backend border {
    .host = "127.0.0.1";
    .port = "3000";
    .connect_timeout = 1s;
    .first_byte_timeout = 3s;
    .between_bytes_timeout = 3s;
    # Fetches that do not end must not use up the threads of Varnish.
    .max_connections = 64;
    # One failure is enough to stop asking, and one success to ask again. The interval and the timeout together are shorter than the
    # time limit of a page, so that one page waits and not every page.
    .probe = {
        .url = "/service/pageborder/header/DE";
        .interval = 500ms;
        .timeout = 1s;
        .window = 1;
        .threshold = 1;
        .initial = 1;
    }
}

# <- where this Varnish listens, for plain HTTP. It fetches fragments through itself, because it has no time limit for a whole
# response, only for the first byte and between bytes. From itself, the first byte comes when the fragment is complete.
backend whole_border {
    .host = "127.0.0.1";
    .port = "80";
    .first_byte_timeout = 2s;
}

sub vcl_recv {
    # Must be set by this file only, never by a client.
    if (req.restarts == 0 && req.esi_level == 0) {
        unset req.http.X-Stale;
    }
    # The host is the one of the request, whatever a browser claims here.
    unset req.http.X-Forwarded-Host;
    set req.backend_hint = shop;

    if (req.url ~ "^/service/pageborder/") {
        # A request from this Varnish. A client that sends the header gets the same fragment, though not from the cache.
        if (req.http.X-Whole) {
            set req.backend_hint = border;
            return (pass);
        }
        set req.backend_hint = whole_border;

        # An include has the headers of the page's request. A fragment is the same for every shopper, except for staff who
        # preview: a preview neither reads the cache nor fills it. A cookie that does not look like a token is ignored. The
        # conditional headers refer to the page around the fragment.
        unset req.http.If-None-Match;
        unset req.http.If-Modified-Since;
        if (req.http.Cookie ~ "(^|; *)PreviewToken=\d+\.[\w-]{20,2000}\.[\w-]{43}(;|$)") {
            set req.http.Cookie = regsub(req.http.Cookie, "^(.*; *)?(PreviewToken=[^;]*).*$", "\2");
            return (pass);
        }
        unset req.http.Cookie;
        # Expired fragments are shown only when there is no newer response. The grace of a request survives its restart.
        if (!std.healthy(border)) {
            set req.http.X-Stale = "yes";
        }
        set req.grace = 0s;
        if (req.http.X-Stale) {
            set req.grace = 1d;
        }
        return (hash);
    }

    # All other addresses that the border calls or links to; `npm run hosts` writes the lines between the marks.
    # paths:start
    if (req.url ~ "^/($|\?)")                                  { return (pass); } # home page; left out by a host with one of its own
    if (req.url ~ "^/[^/?]*-[cpst]\d{1,9}\.html($|\?)")        { return (pass); } # categories, products, texts, themeworlds
    if (req.url ~ "^/m/")                                      { return (pass); } # mobile variants of the pages
    if (req.url ~ "^/search($|\?)")                            { return (pass); } # search results
    if (req.url ~ "^/service/")                                { return (pass); } # fragments, cart, suggestions, promotions, stores, logos
    if (req.url ~ "^/jsonflyoutnavigation($|\?)")              { return (pass); } # flyouts of the navigation
    if (req.url ~ "^/json/psdata($|\?)")                       { return (pass); } # the customer, for the footer
    if (req.url ~ "^/kontor/")                                 { return (pass); } # styles, scripts, fonts
    if (req.url ~ "^/img/")                                    { return (pass); } # pictures
    if (req.url ~ "^/usermenu($|\?)")                          { return (pass); } # where the user icon leads
    if (req.url ~ "^/account($|\?)")                           { return (pass); } # account, login
    if (req.url ~ "^/account/")                                { return (pass); } # forms of the account
    if (req.url ~ "^/staff($|\?)")                             { return (pass); } # login of staff
    if (req.url ~ "^/staff/")                                  { return (pass); } # logout of staff, links that they share
    if (req.url ~ "^/registerfreekontorcard($|\?)")            { return (pass); } # customer card
    if (req.url ~ "^/registerfreeprivatecard($|\?)")           { return (pass); } # customer card
    if (req.url ~ "^/checkout($|\?)")                          { return (pass); } # where the cart's button leads
    if (req.url ~ "^/checkout/")                               { return (pass); } # steps of an order
    if (req.url ~ "^/orders($|\?)")                            { return (pass); } # where guests find an order
    if (req.url ~ "^/orders/order/")                           { return (pass); } # confirmations of orders
    if (req.url ~ "^/stores/")                                 { return (pass); } # the stores
    if (req.url ~ "^/lead/")                                   { return (pass); } # campaigns with a form
    if (req.url ~ "^/recipes/")                                { return (pass); } # recipes of the community
    if (req.url ~ "^/questions/")                              { return (pass); } # questions about products
    if (req.url ~ "^/leaflet($|\?)")                           { return (pass); } # the leaflet of the moment
    if (req.url ~ "^/leaflet/")                                { return (pass); } # a certain leaflet
    if (req.url ~ "^/discountshop($|\?)")                      { return (pass); } # what is reduced, and when it opens
    if (req.url ~ "^/discountshop/")                           { return (pass); } # the same for members of the customer card
    if (req.url ~ "^/reviews/")                                { return (pass); } # reviews of products
    if (req.url ~ "^/subscription($|\?)")                      { return (pass); } # coffee by subscription
    if (req.url ~ "^/subscription/")                           { return (pass); } # choices for a subscription in the cart
    if (req.url ~ "^/wishlist($|\?)")                          { return (pass); } # the wish list
    if (req.url ~ "^/wishlist/")                               { return (pass); } # shared wish lists
    if (req.url ~ "^/withdrawal($|\?)")                        { return (pass); } # where shoppers withdraw from a contract
    if (req.url ~ "^/withdrawal/receipt/")                     { return (pass); } # receipts of withdrawals
    if (req.url ~ "^/subscribenewsletter($|\?)")               { return (pass); } # sign-up to the newsletter
    if (req.url ~ "^/subscribenewsletter/")                    { return (pass); } # links of the newsletter's mails
    if (req.url ~ "^/contact($|\?)")                           { return (pass); } # page: contact
    if (req.url ~ "^/favicon\.svg($|\?)")                      { return (pass); } # icon of the shop's pages
    # paths:end

    set req.backend_hint = pages;
}

sub vcl_backend_fetch {
    if (bereq.backend == whole_border) {
        # Nothing is requested for a page that shows the last good fragment, nor by those that waited for a failed request.
        if (bereq.http.X-Stale || !std.healthy(border)) {
            return (abandon);
        }
        set bereq.http.X-Whole = "yes";
    } else {
        unset bereq.http.X-Whole;
    }
}

sub vcl_backend_response {
    if (bereq.backend == border) {
        # Why the shop has no fragment of an address, such as one with a misspelt option, or shows another site than it names:
        # varnishlog -g raw -i VCL_Log
        if (beresp.http.x-kontor-reason) {
            std.log("border " + bereq.url + ": " + beresp.status + ", " + beresp.http.x-kontor-reason);
        }
        # Sends nothing before the fragment is complete, and an error when it is cut off. The shop says how long each fragment is.
        # In a response that does not, Varnish does not notice, and one in chunks may be ended properly by a proxy that got half of it.
        set beresp.do_stream = false;
        if (!beresp.http.Content-Length) {
            return (error(502));
        }
    } elsif (bereq.backend == whole_border) {
        # An error page or a redirect is no fragment, and neither is a page without the header of all fragments.
        if (beresp.status != 200 || !beresp.http.podlet-version) {
            return (abandon);
        }
        # A cookie, such as that of a balancer, is not for every shopper.
        unset beresp.http.Set-Cookie;
        # For a day, the last good border is better than none.
        set beresp.grace = 1d;
        # Stores a fragment whose max-age is 0 too: Varnish would otherwise cache nothing for two minutes.
        if (beresp.http.Cache-Control !~ "no-store") {
            return (deliver);
        }
    } elsif (beresp.http.Content-Type ~ "^text/html" && bereq.backend == pages) {
        set beresp.do_esi = true;
        # With these headers a page would count as unchanged although its includes have changed.
        unset beresp.http.ETag;
        unset beresp.http.Last-Modified;
    }
}

sub vcl_deliver {
    # A page with previewed fragments is for this browser only, which must not show it again later.
    if (req.esi_level == 0 && req.backend_hint == pages && req.http.Cookie ~ "(^|; *)PreviewToken=\d+\.[\w-]{20,2000}\.[\w-]{43}(;|$)") {
        set resp.http.Cache-Control = "no-store";
    }
}

sub vcl_backend_error {
    if (bereq.backend == whole_border) {
        return (abandon);
    }
}

# Prevents an error page in the middle of a page: sends the last good fragment, or nothing.
sub vcl_synth {
    if (req.url ~ "^/service/pageborder/" && resp.status >= 500 && !req.http.X-Whole) {
        if (!req.http.X-Stale && !req.http.Cookie) {
            set req.http.X-Stale = "yes";
            return (restart);
        }
        set resp.status = 204;
        set resp.body = "";
        return (deliver);
    }
}
