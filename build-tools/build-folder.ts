/** Where a build is written: `build` is a link to the last whole one (ensure-built.mjs). */
export const buildFolder = process.env.BUILD_FOLDER ?? 'build'
