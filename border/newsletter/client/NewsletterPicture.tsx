export interface NewsletterPictureProps {
  /**
   * URLs: `wide` of 400 by 300 px for windows from 1024 px, `square` of 273 by 273 px from 767 px. Narrower windows show none.
   */
  images?: { wide: string; square: string };
  alt?: string;
  /** In the bubble, such as "10 % Rabatt". */
  discount?: string;
}

export function NewsletterPicture({ images, alt = "", discount }: NewsletterPictureProps) {
  if (!images && !discount) return null;
  return (
    <div className="kontor-newsletter__picture">
      {images && (
        <picture>
          <source srcSet={images.wide} media="(width >= 64em)" />
          <img src={images.square} alt={alt} width={273} height={273} loading="lazy" />
        </picture>
      )}
      {discount && <p className="kontor-newsletter__bubble">{discount}</p>}
    </div>
  );
}
