/** In development: the server's restart breaks this connection; when it stands again the page is loaded anew. */
let wasOpen = false;
new EventSource("/service/dev/reload").addEventListener("open", () => {
  if (wasOpen) location.reload();
  wasOpen = true;
});
