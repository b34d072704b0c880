#!/usr/bin/env node
console.log("kontor-border");
