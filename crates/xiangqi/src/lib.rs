//! Xiangqi and its three-layer form with rhythm energy.
