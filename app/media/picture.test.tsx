import { renderToString } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { Film } from './film.tsx'
import { Picture } from './picture.tsx'
import { findShareCard, preloadFor, preloadForFilm } from './pictures.ts'

vi.mock('virtual:pictures', () => {
  const entry = {
    alt: 'A cedar bath under pines.',
    width: 1600,
    height: 1000,
    focus: [0.5, 0.65],
    phone: { width: 800, height: 1000, focus: [0.4, 0.65] },
    colour: '#544542',
    hash: 'a1b2c3d4e5',
  }
  return {
    pictures: {
      bath: { ...entry, id: 'bath' },
      lodge: { ...entry, id: 'lodge' },
      'bath-poster': { ...entry, id: 'bath-poster' },
    },
  }
})

vi.mock('virtual:films', () => ({
  films: {
    bath: {
      id: 'bath',
      poster: 'bath-poster',
      webm: '/pictures/bath.0.webm',
      mp4: '/pictures/bath.0.mp4',
      phone: { webm: '/pictures/bath-phone.0.webm' },
    },
  },
}))

vi.mock('virtual:share-cards', () => ({
  shareCards: { home: '/pictures/share-home.0.jpg', about: '/pictures/share-about.0.jpg' },
}))

describe('Picture', () => {
  it('offers AVIF, keeps its place and waits until it comes near', () => {
    const html = renderToString(<Picture id="bath" sizes="100vw" />)
    expect(html).toContain('--ratio:1600 / 1000')
    expect(html).toContain('background-color:#544542')
    expect(html).toContain('--focus:50% 65%')
    expect(html).toMatch(/<source type="image\/avif" srcSet="[^"]+bath-1600\.a1b2c3d4e5\.avif 1600w" sizes="100vw"\/><img/)
    expect(html).toMatch(/<img[^>]+width="1600" height="1000" alt="A cedar bath under pines\."/)
    expect(html).toContain('loading="lazy"')
    expect(html).toContain('decoding="async"')
    expect(html).not.toContain('fetchPriority')
  })

  it('sends phones the upright cut, in both formats, before the others', () => {
    const html = renderToString(<Picture id="bath" sizes="100vw" crop="portrait-on-phone" />)
    const sources = [...html.matchAll(/<source ([^>]+)>/g)].map((match) => match[1])
    expect(sources).toHaveLength(3)
    expect(sources[0]).toMatch(/media="\(width &lt; 40rem\)" type="image\/avif" srcSet="\/pictures\/bath-phone-390/)
    expect(sources[1]).toMatch(/media="\(width &lt; 40rem\)" type="image\/webp"/)
    expect(html).toContain('--focus-phone:40% 65%')
    expect(html).toContain('max-sm:aspect-[4/5]')
  })

  it('that comes first is loaded at once', () => {
    const html = renderToString(<Picture id="bath" sizes="100vw" priority />)
    expect(html).toContain('loading="eager"')
    expect(html).toContain('fetchPriority="high"')
  })

  it('can be decoration, and can fill its parent', () => {
    const html = renderToString(<Picture id="bath" sizes="50vw" alt="" ratio="fill" />)
    expect(html).toContain('alt=""')
    expect(html).not.toContain('--ratio')
  })

  it('that is not there is drawn, with the proportions asked for and no broken image', () => {
    const html = renderToString(<Picture id="nobody-knows" sizes="100vw" ratio="3 / 2" alt="The sea" />)
    expect(html).toContain('--ratio:3 / 2')
    expect(html).toContain('aria-label="The sea"')
    expect(html).toContain('<svg')
    expect(html).not.toContain('<img')
  })
})

describe('preloadFor', () => {
  it('asks for what the picture will ask for, once for phones and once for the rest', () => {
    const [phone, wide] = preloadFor('bath', '100vw', 'portrait-on-phone')
    expect(phone).toMatchObject({
      rel: 'preload',
      as: 'image',
      type: 'image/avif',
      media: '(width < 40rem)',
      fetchPriority: 'high',
    })
    expect(phone?.imageSrcSet).toContain('bath-phone-640')
    expect(wide).toMatchObject({ media: '(width >= 40rem)', imageSizes: '100vw' })
    expect(wide?.imageSrcSet).toContain('bath-1600')
  })

  it('asks for nothing that is not there', () => {
    expect(preloadFor('nobody-knows', '100vw')).toEqual([])
  })
})

describe('Film', () => {
  it('is its poster; the film itself is not fetched', () => {
    const html = renderToString(<Film id="bath" sizes="100vw" ratio="16 / 9" buttonClassName="right-4" />)
    expect(html).toContain('bath-poster-1600')
    expect(html).toMatch(/<video[^>]+muted=""[^>]+preload="none"/)
    // Browsers load nothing from a template; VP9 comes first.
    const sources = [...html.matchAll(/<source src="([^"]+)" type="[^"]+"( media="[^"]+")?\/>/g)].map(
      ([, src, media]) => `${src}${media ?? ''}`,
    )
    // The browser takes the first that fits, so the phone's comes first.
    const forPhones = '/pictures/bath-phone.0.webm media="(width &lt; 40rem)"'
    expect(sources).toEqual([forPhones, '/pictures/bath.0.webm', '/pictures/bath.0.mp4'])
    expect(html).not.toMatch(/<video[^>]* src=/)
    expect(html).toMatch(/<button[^>]+hidden=""[^>]+aria-pressed="false" aria-label="Pause the film"/)
  })

  it('is preloaded as it will be asked for', () => {
    const html = renderToString(<Film id="bath" sizes="50vw" ratio="fill" buttonClassName="right-4" />)
    const [phone] = preloadForFilm('bath', '50vw')
    expect(html).toContain(`srcSet="${phone?.imageSrcSet}" sizes="${phone?.imageSizes}"`)
  })

  it('without files is a picture', () => {
    const html = renderToString(<Film id="lodge" sizes="100vw" buttonClassName="right-4" />)
    expect(html).not.toContain('<video')
    expect(html).not.toContain('data-film')
    expect(html).toContain('lodge-1600')
  })
})

describe('share cards', () => {
  it('are that of the home page where a page has none of its own', () => {
    expect(findShareCard('about')).toBe('/pictures/share-about.0.jpg')
    expect(findShareCard('terms-and-conditions')).toBe('/pictures/share-home.0.jpg')
  })
})
