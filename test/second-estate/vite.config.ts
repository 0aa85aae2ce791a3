import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { inlineScript } from '../../build-tools/inline-script.ts'
import { pictures } from '../../build-tools/pictures-plugin.ts'
import { secondEstate } from './overlay.ts'

/** The sources with the second estate's facts, for second-estate.test.ts. React Router wants its plugin in a file. */
export default defineConfig({
  root: process.cwd(),
  cacheDir: '.cache/second-estate-vite',
  plugins: [secondEstate(), inlineScript(), pictures(), reactRouter()],
})
