import styles from './country-flag.module.css';

interface CountryFlagProps {
  readonly flag: { readonly imageUrl: string; readonly country: string };
}

/** The flag that somebody plays under, beside their name. */
export const CountryFlag = ({ flag: { imageUrl, country } }: CountryFlagProps) => (
  <img
    className={styles.flag}
    src={imageUrl}
    alt={country}
    title={country}
    width={18}
    height={12}
    loading="lazy"
    decoding="async"
  />
);
