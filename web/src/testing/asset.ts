/** Replaces imported stylesheets, images and workers in tests. */
export default 'asset';
