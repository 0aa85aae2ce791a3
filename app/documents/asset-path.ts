/** Where to fetch a build file again after its first request failed (site/head-script/boot.ts). Takes a path or a full URL. */
export const assetPath = (address: string) => address.replace(/^((?:https?:\/\/[^/]+)?\/assets\/)(?:again\/)+/, '$1')
