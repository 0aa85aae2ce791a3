/** The home page as most would have built it: rendered for each request, hydrated whole. For comparison; nobody is served by it. */
import { resolve } from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { fitSonner } from '../../build-tools/fit-sonner.ts'
import { inlineScript } from '../../build-tools/inline-script.ts'
import { pictures } from '../../build-tools/pictures-plugin.ts'

// The pictures of the real build are served beside it: `root` stays the house's own, and nothing is written twice.
const { writeBundle: _, configResolved: __, ...knownPictures } = pictures()
const plainIsland = resolve(import.meta.dirname, 'app/plain-island.tsx')

export default defineConfig({
  plugins: [
    {
      name: 'plain-islands',
      enforce: 'pre',
      resolveId: (source) => (/islands\/island\.tsx$/.test(source) ? plainIsland : null),
    },
    inlineScript(),
    knownPictures,
    fitSonner(),
    tailwindcss(),
    reactRouter(),
  ],
  build: { target: 'es2022', assetsInlineLimit: 0, emptyOutDir: true },
})
