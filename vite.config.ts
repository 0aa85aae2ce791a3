import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { fitSonner } from './build-tools/fit-sonner.ts'
import { inlineScript } from './build-tools/inline-script.ts'
import { pageStyles } from './build-tools/page-styles.ts'
import { pictures } from './build-tools/pictures/plugin.ts'
import { serverBundle } from './build-tools/server-bundle.ts'
import { understanding } from './build-tools/understanding-plugin.ts'

export default defineConfig({
  plugins: [inlineScript(), pictures(), pageStyles(), fitSonner(), understanding(), serverBundle(), tailwindcss(), reactRouter()],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    rolldownOptions: {
      checks: { bundlerTimings: false },
      // Inlines constants, so that browsers need not fetch app/field-limits.ts.
      optimization: { inlineConst: true },
    },
  },
})
