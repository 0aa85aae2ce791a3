/** The home page as most projects would build it: rendered per request and fully hydrated. Only for comparison. */
import { resolve } from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { fitSonner } from '../../build-tools/fit-sonner.ts'
import { inlineScript } from '../../build-tools/inline-script.ts'
import { pictures } from '../../build-tools/pictures/plugin.ts'

// The real build's pictures are served beside it: `root` stays the house's own, and nothing is written twice.
const { writeBundle: _, configResolved: __, ...knownPictures } = pictures()
const inPlaceOf = {
  'islands/island.tsx': resolve(import.meta.dirname, 'app/plain-island.tsx'),
  'knowledge/current-facts.server.ts': resolve(import.meta.dirname, 'app/opening-facts.ts'),
}

export default defineConfig({
  plugins: [
    {
      name: 'as-others-would',
      enforce: 'pre',
      resolveId: (source) => Object.entries(inPlaceOf).find(([ours]) => source.endsWith(ours))?.[1],
    },
    inlineScript(),
    knownPictures,
    fitSonner(),
    tailwindcss(),
    reactRouter(),
  ],
  build: { target: 'es2022', assetsInlineLimit: 0, emptyOutDir: true },
})
