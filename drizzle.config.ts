import { defineConfig } from 'drizzle-kit'

/** For `npm run db:generate`: writes the SQL from the last migration's schema to the current one. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './app/**/*.tables.ts',
  out: './app/db/migrations',
})
