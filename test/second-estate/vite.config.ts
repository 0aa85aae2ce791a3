import { defineConfig } from 'vite'
import house from '../../vite.config.ts'
import { secondEstate } from './overlay.ts'

/** The sources with the second estate's facts, for second-estate.test.ts. React Router requires a config file for its plugin. */
export default defineConfig({
  ...house,
  root: process.cwd(),
  cacheDir: '.cache/second-estate-vite',
  plugins: [secondEstate(), ...(house.plugins ?? [])],
})
