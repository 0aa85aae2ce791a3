import { defineConfig } from 'drizzle-kit'

/** For `npm run db:generate`: writes the SQL that brings the last migration's schema to the present one. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './app/**/*.tables.ts',
  out: './app/db/migrations',
})
