/**
 * A build file's own address, without the `again/` under which a page imports it after a failed try (site/head-script/boot.ts). Takes and
 * returns a path or a full URL.
 */
export const assetPath = (address: string) => address.replace(/^((?:https?:\/\/[^/]+)?\/assets\/)(?:again\/)+/, '$1')
