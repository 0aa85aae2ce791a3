import { estate } from '#app/estate/estate.ts'
import { palette } from '#app/estate/palette.ts'

/** The guide on a phone's home screen. */
export const guideManifest = {
  id: '/guest-guide',
  name: `${estate.name} Guest Guide`,
  short_name: estate.name,
  description: 'Gate, Wi-Fi, baths, beaches and help: everything about your stay, even without signal.',
  lang: 'en-IE',
  start_url: '/guest-guide',
  scope: '/guest-guide',
  display: 'standalone',
  background_color: palette.ink,
  theme_color: palette.ink,
  icons: [
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
} as const
