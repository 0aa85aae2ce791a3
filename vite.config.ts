import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { inlineScript } from './build-tools/inline-script.ts'
import { pageStyles } from './build-tools/page-styles.ts'
import { pictures } from './build-tools/pictures-plugin.ts'
import { sonnerWithoutStyle } from './build-tools/sonner-without-style.ts'
import { understanding } from './build-tools/understanding-plugin.ts'

export default defineConfig({
  plugins: [inlineScript(), pictures(), pageStyles(), sonnerWithoutStyle(), understanding(), tailwindcss(), reactRouter()],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    // Islands are in the server's pages and come to the browser by themselves: what Rolldown warns of is meant.
    rolldownOptions: { checks: { ineffectiveDynamicImport: false, bundlerTimings: false } },
  },
  environments: {
    // The server build is the whole app, not only the pages: server.ts imports createApp from it.
    ssr: { build: { rolldownOptions: { input: './app/http.server.ts' } } },
  },
})
