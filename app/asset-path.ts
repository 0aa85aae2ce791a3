/**
 * Where a file of the build lies that is asked for again after it did not come at its own address (site/boot.ts). Takes a path or a
 * whole address.
 */
export const assetPath = (address: string) => address.replace(/^((?:https?:\/\/[^/]+)?\/assets\/)(?:again\/)+/, '$1')
